//! Files that are replaced in one step: at any moment they are as they were or as they will be.

use std::fs;
#[cfg(unix)]
use std::fs::Permissions;
use std::io;
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::exit::{self, Failure};

/// The file that is meant by a name typed in a sitting, where no shell has read it: `~/club.sow` is
/// in the user's home.
pub(crate) fn typed(name: &str) -> PathBuf {
    let in_home = match name.trim().strip_prefix('~') {
        Some("") => Some(""),
        Some(rest) => rest.strip_prefix(std::path::is_separator),
        None => None,
    };
    match (in_home, etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest),
        _ => PathBuf::from(name.trim()),
    }
}

/// A file to be replaced, or to be made if it is not there.
#[derive(Debug)]
pub(crate) struct Target {
    /// The file itself, not a link to it.
    path: PathBuf,
}

impl Target {
    /// The file that is meant by `path`: where links lead, even if nothing is there yet.
    pub(crate) fn new(path: &Path) -> io::Result<Target> {
        Ok(Target {
            path: resolve(path)?,
        })
    }

    /// The file that is meant by `path`, found out to be replaceable before there is anything to lose.
    pub(crate) fn writable(path: &Path) -> exit::Result<Target> {
        let failed = |error| Failure::file(path.display(), error);
        let target = Target::new(path).map_err(failed)?;
        target.check().map_err(failed)?;
        Ok(target)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it can be replaced at all, found out before there is anything to lose.
    pub(crate) fn check(&self) -> io::Result<()> {
        self.temporary().map(drop)
    }

    /// Replaces it by what `write` writes; nothing has changed if that fails. Permissions stay.
    pub(crate) fn replace<E: From<io::Error>>(
        &self,
        write: impl FnOnce(&mut NamedTempFile) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut temporary = self.temporary()?;
        write(&mut temporary)?;
        temporary.as_file().sync_data()?;
        temporary.persist(&self.path).map_err(io::Error::from)?;
        Ok(())
    }

    /// A new file beside this one, with the same permissions.
    fn temporary(&self) -> io::Result<NamedTempFile> {
        let directory = self.path.parent().unwrap_or(Path::new("."));
        fs::metadata(directory)?; // else the error would name the temporary file
        let new = || builder().prefix(".ayla-").tempfile_in(directory);
        let there = match fs::metadata(&self.path) {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return new(),
            Err(error) => return Err(error),
        };
        if !there.is_file() {
            return Err(io::Error::other("this is not a file"));
        }
        if there.permissions().readonly() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        let temporary = new()?;
        temporary.as_file().set_permissions(there.permissions())?;
        Ok(temporary)
    }
}

/// Makes files as others are made: by default temporary ones are for their owner alone.
#[cfg(unix)]
fn builder<'a>() -> Builder<'a, 'a> {
    use std::os::unix::fs::PermissionsExt;

    let mut builder = Builder::new();
    builder.permissions(Permissions::from_mode(0o666)); // the umask applies
    builder
}

#[cfg(not(unix))]
fn builder<'a>() -> Builder<'a, 'a> {
    Builder::new()
}

/// The file that is meant: where links lead, even if nothing is there yet.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => match fs::read_link(path) {
            Ok(target) => resolve(&path.with_file_name(target)),
            Err(_) => Ok(std::path::absolute(path)?),
        },
        resolved => resolved,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::io::Write;

    fn write(target: &Target, text: &str) -> io::Result<()> {
        target.replace(|out| out.write_all(text.as_bytes()))
    }

    #[test]
    fn a_file_is_replaced_or_left_alone() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("games.sow");
        let target = Target::new(&path).unwrap();
        target.check().unwrap();
        assert!(!path.exists());
        write(&target, "first").unwrap();
        write(&target, "second").unwrap();
        let failed = target.replace(|out| {
            out.write_all(b"third")?;
            Err(io::Error::other("no more"))
        });
        assert!(failed.is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "second");
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
    }

    #[test]
    fn only_files_are_replaced() {
        let directory = tempfile::tempdir().unwrap();
        assert!(Target::new(directory.path()).unwrap().check().is_err());
        let nowhere = directory.path().join("nowhere/games.sow");
        assert!(Target::new(&nowhere).unwrap().check().is_err());
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("games.sow");
        let link = directory.path().join("link.sow");
        symlink("games.sow", &link).unwrap();
        write(&Target::new(&link).unwrap(), "first").unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o640)).unwrap();
        write(&Target::new(&link).unwrap(), "second").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "second");
        assert_eq!(
            fs::metadata(&file).unwrap().permissions().mode() & 0o777,
            0o640
        );

        fs::set_permissions(&file, Permissions::from_mode(0o440)).unwrap();
        assert!(Target::new(&link).unwrap().check().is_err());
    }

    #[test]
    fn a_tilde_means_the_home() {
        let home = etcetera::home_dir().unwrap();
        assert_eq!(
            typed(" ~/My games/club.sow "),
            home.join("My games/club.sow")
        );
        assert_eq!(typed("~"), home);
        for other in ["club.sow", "/tmp/~/club.sow", "~club.sow", "a/~/b"] {
            assert_eq!(typed(other), PathBuf::from(other));
        }
    }
}
