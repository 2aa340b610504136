import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type ASTNode, Kind, parse, type StringValueNode, visit } from 'graphql';
import { ROOT } from './fixture-tree.js';

const folder = path.join(ROOT, 'contracts/graphql');
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.graphql'));

const DESCRIBED: ReadonlySet<string> = new Set([
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.DIRECTIVE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
]);

/** Everything in the document that has a name to be read by people and no sentence about it, as `Type.field.argument`. */
function undescribed(text: string): string[] {
  const found: string[] = [];
  const names: string[] = [];
  visit(parse(text), {
    enter(node: ASTNode) {
      if (!('name' in node) || !node.name) return;
      names.push(node.name.value);
      const { description } = node as { description?: StringValueNode };
      if (DESCRIBED.has(node.kind) && !description?.value.trim()) found.push(names.join('.'));
    },
    leave(node: ASTNode) {
      if ('name' in node && node.name) names.pop();
    },
  });
  return found;
}

describe('the contract', () => {
  it('has files to look at', () => {
    expect(files.length).toBeGreaterThan(3);
  });

  it.each(files)('describes every type, field, argument and value of %s', (file) => {
    expect(undescribed(fs.readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });

  it('would be told apart from one without descriptions', () => {
    const text = '"A." type A { "f." f("x." x: Int, y: Int): Int g: Int } enum E { V } input I { "" i: Int } extend type B { h: Int }';
    expect(undescribed(text)).toEqual(['A.f.y', 'A.g', 'E', 'E.V', 'I', 'I.i', 'B.h']);
  });
});
