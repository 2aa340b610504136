/** Opens once; whoever waits goes through. */
export class Latch {
  isOpen = false;
  open!: () => void;
  readonly opened = new Promise<void>((resolve) => {
    this.open = () => {
      this.isOpen = true;
      resolve();
    };
  });
}
