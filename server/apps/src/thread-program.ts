/** The program of a thread. Built programs lie side by side, and so do the files that they are built from: this one must stay beside them. */
export const threadProgram = (name: 'simulate' | 'think' | 'verify'): URL => new URL(`./${name}-worker.js`, import.meta.url);
