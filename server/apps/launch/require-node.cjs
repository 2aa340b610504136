// Loaded before everything else, in syntax that any Node understands, so that an old one gets a sentence and not a syntax error.
var oldest = [20, 19];
var mine = process.versions.node.split('.').map(Number);
if (mine[0] < oldest[0] || (mine[0] === oldest[0] && mine[1] < oldest[1])) {
  console.error(
    'Tavern Jack needs Node ' +
      oldest.join('.') +
      ' or newer, this is Node ' +
      process.versions.node +
      '. Get a newer one from https://nodejs.org and start again.',
  );
  process.exit(1);
}
