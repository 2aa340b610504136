import { describe, expect, it } from '@jest/globals';
import { prettyJson } from './pretty-json';

describe('stored JSON', () => {
  it('is laid out for reading, plain lists on one line', () => {
    expect(prettyJson('{"seat":1,"wuerfel":[6,2],"seats":[{"homie":"KALLE"}]}')).toBe(
      '{\n  "seat": 1,\n  "wuerfel": [6, 2],\n  "seats": [\n    {\n      "homie": "KALLE"\n    }\n  ]\n}',
    );
  });

  it('is shown as it is when it is none', () => {
    expect(prettyJson('{"cut off')).toBe('{"cut off');
  });
});
