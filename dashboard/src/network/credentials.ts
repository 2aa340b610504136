/** Who asks: hands out the token and gets a new one when the server no longer knows it. */
export interface Credentials {
  /** The token to send, or null before anybody came in. */
  token(): string | null;
  /** Tries to come in again without asking anybody; true if there is a new token. `refused` is the one that failed. */
  renew(refused: string | null): Promise<boolean>;
}
