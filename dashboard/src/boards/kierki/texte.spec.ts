import { describe, expect, it } from '@jest/globals';
import { gefragt, schluesselVon } from '../kartentisch/textpruefung';

describe('the texts of the board', () => {
  const muster = gefragt('kierki');
  const alle = schluesselVon('kierki');
  // The sentences have a test of their own. The names of cards come from the card table.
  const anderswo = /^satz\./;

  it('are found by this test', () => {
    expect(muster.length).toBeGreaterThan(50);
  });

  it('are all asked for somewhere', () => {
    expect(alle.filter((schluessel) => !anderswo.test(schluessel) && !muster.some((eins) => eins.test(schluessel)))).toEqual([]);
  });

  it('all exist', () => {
    expect(muster.filter((eins) => !alle.some((schluessel) => eins.test(schluessel))).map(String)).toEqual([]);
  });
});
