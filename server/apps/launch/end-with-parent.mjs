// Loaded into the server and the dashboard (node --import). Their standard input is a pipe from the launcher: when it closes,
// the launcher is gone, even if it was killed without a chance to say so, and we end in good order instead of living on unseen.
import process from 'node:process';

process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref?.();
