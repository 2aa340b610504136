/** A reason not to start that somebody can act on: `message` is a sentence for people, `code` a word for programs. */
export class LaunchError extends Error {
  constructor(code, sentence) {
    super(sentence);
    this.name = new.target.name;
    this.code = code;
  }
}

const NOT_YOURS = 'you may not use it. Start as the user to whom this folder belongs, or make it yours (chown)';
const DISK = {
  EACCES: NOT_YOURS,
  EPERM: NOT_YOURS,
  EROFS: 'it lies on a disk that takes no changes. Move this folder to another disk',
  ENOSPC: 'the disk is full. Make room',
  EDQUOT: 'your share of the disk is used up. Make room',
  ENOTDIR: 'something in its path is a file and no folder. Move that file away',
  EEXIST: 'something else stands there. Move that away',
};

/** What to print for whatever ended a program of ours: a sentence where somebody can act on it, else the whole trace. */
export function wordsFor(error) {
  if (error instanceof LaunchError) return error.message;
  const why = error?.path && DISK[error.code];
  return why ? `${error.path} cannot be used (${error.code}): ${why} and start again.` : (error?.stack ?? String(error));
}

/** The database folder cannot be used. Codes: FOREIGN, VERSION, OWNER, BROKEN, IN_USE. Nothing in the folder was changed. */
export class DataFolderError extends LaunchError {}

/** Somebody else listens on a port that we need. Code: PORT_BUSY. */
export class PortBusyError extends LaunchError {}
