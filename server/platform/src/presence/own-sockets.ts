interface Place {
  sockets: number;
  leaving: NodeJS.Timeout | undefined;
}

/** The players with a socket at this node. Several sockets of one player count once. */
export class OwnSockets {
  #places = new Map<string, Place>();

  constructor(
    private readonly graceMs: number,
    private readonly changed: (player: string, here: boolean) => void,
  ) {}

  /** A socket of this player has opened; call what it answers when that has closed. */
  arrived(player: string): () => void {
    const place = this.#places.get(player) ?? this.#newPlace(player);
    place.sockets += 1;
    clearTimeout(place.leaving);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      place.sockets -= 1;
      if (place.sockets === 0) place.leaving = setTimeout(() => this.#left(player), this.graceMs).unref();
    };
  }

  has(player: string): boolean {
    return this.#places.has(player);
  }

  all(): string[] {
    return [...this.#places.keys()];
  }

  /** Forgets everybody and tells nobody. */
  clear(): void {
    for (const { leaving } of this.#places.values()) clearTimeout(leaving);
    this.#places.clear();
  }

  #newPlace(player: string): Place {
    const place: Place = { sockets: 0, leaving: undefined };
    this.#places.set(player, place);
    this.changed(player, true);
    return place;
  }

  #left(player: string): void {
    this.#places.delete(player);
    this.changed(player, false);
  }
}
