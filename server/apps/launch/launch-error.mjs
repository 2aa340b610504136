/** A reason not to start that somebody can act on: `message` is a sentence for people, `code` a word for programs. */
export class LaunchError extends Error {
  constructor(code, sentence) {
    super(sentence);
    this.name = new.target.name;
    this.code = code;
  }
}

/** The database folder cannot be used. Codes: FOREIGN, VERSION, OWNER, BROKEN, IN_USE. Nothing in the folder was changed. */
export class DataFolderError extends LaunchError {}

/** Somebody else listens on a port that we need. Code: PORT_BUSY. */
export class PortBusyError extends LaunchError {}
