export class LaunchError extends Error {
  readonly code: string;
}
export class DataFolderError extends LaunchError {}
export class PortBusyError extends LaunchError {}
