export interface HintReceiver {
  /** A payload of any node, this one included. */
  received(payload: string): void;
  /** The connection stands (again) and everything sent from now on is received. */
  connected(): void;
}

/** Carries payloads between nodes and keeps itself connected. No method throws or emits because the service is away. */
export interface HintTransport {
  open(receiver: HintReceiver): void;
  /** Answers whether another node may have heard. Rejects when the payloads could not be handed over now; `connected` says when to try again. */
  send(payloads: string[]): Promise<boolean>;
  ready(): Promise<void>;
  close(): Promise<void>;
}
