export function startPostgres(options: {
  dataDir: string;
  port?: number;
  settings?: Record<string, string>;
  log?: (line: string) => void;
}): Promise<{ url: string; stop: () => Promise<void> }>;
