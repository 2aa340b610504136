/** A pause that somebody may end early. A wake-up between two pauses ends the next one at once, so none is lost. */
export class InterruptiblePause {
  private woken = false;
  private ring?: (() => void) | undefined;

  wake(): void {
    this.woken = true;
    this.ring?.();
  }

  /** Resolves after `ms` or at the next wake-up. */
  async pause(ms: number): Promise<void> {
    if (!this.woken) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.ring = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      this.ring = undefined;
    }
    this.woken = false;
  }
}
