'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { nameVon } from '@/boards/kiezkoenig/ansicht';
import { feldname } from '@/boards/kiezkoenig/brettdruck';
import type { Leaf } from './view-diff';

const seats = new Set(['besitzer', 'amZug', 'koenige']);
const places = new Set(['feld', 'seat', 'platz']);

/** Puts the paths and values of a Kiezkönig view into words. What has no words yet is shown as it is. */
export function useDiffWords(names: readonly string[]) {
  const texts = useTranslations('office.diff');
  const game = useTranslations('kiezkoenig');
  const format = useFormatter();

  const one = (key: string, value: string | number | boolean | null): string => {
    if (value === null) return texts('none');
    if (typeof value === 'boolean') return texts(value ? 'yes' : 'no');
    if (typeof value === 'number') {
      if (seats.has(key)) return nameVon(names, value);
      return key === 'feld' ? feldname(value) : format.number(value);
    }
    if (key === 'karte' && game.has(`karten.${value}.titel`)) return game(`karten.${value}.titel`);
    return key === 'viertel' && game.has(`viertel.${value}`) ? game(`viertel.${value}`) : value;
  };

  return {
    /** Whether more or less of it means something: seats and fields are numbers, but no amounts. */
    isAmount: (path: readonly string[]): boolean => !seats.has(path.at(-1) ?? '') && !places.has(path.at(-1) ?? ''),
    label: (path: readonly string[]): string => {
      const [group = '', member, key] = path;
      const word = (name: string) => (texts.has(`key.${name}`) ? texts(`key.${name}`) : name);
      if (member === undefined || key === undefined) return word(group);
      const owner =
        group === 'kneipen' ? feldname(Number(member)) : group === 'spieler' ? nameVon(names, Number(member)) : `${word(group)} ${member}`;
      return `${owner}: ${word(key)}`;
    },
    value: (path: readonly string[], leaf: Leaf | undefined): string => {
      const key = path.at(-1) ?? '';
      if (leaf === undefined) return texts('none');
      if (typeof leaf === 'object' && leaf !== null)
        return leaf.length > 0 ? leaf.map((value) => one(key, value)).join(', ') : texts('none');
      return one(key, leaf);
    },
  };
}
