'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { boardOf } from '@/boards';
import { nameVon } from '@/boards/names';
import type { GameId } from '@/generated/graphql';
import type { Leaf } from './view-diff';

/** Puts the paths and values of a view into words. What has no words yet is shown as it is. */
export function useDiffWords(game: GameId, names: readonly string[]) {
  const { words, game: topic } = boardOf(game);
  const texts = useTranslations('office.diff');
  const own = useTranslations(topic);
  const format = useFormatter();

  const one = (key: string, value: string | number | boolean | null): string => {
    if (value === null) return texts('none');
    if (typeof value === 'boolean') return texts(value ? 'yes' : 'no');
    if (typeof value === 'number' && words.seatKeys.has(key)) return nameVon(names, value);
    return words.value(key, value, own) ?? (typeof value === 'number' ? format.number(value) : value);
  };
  const word = (key: string): string => words.label(key, own) ?? (texts.has(`key.${key}`) ? texts(`key.${key}`) : key);
  const owner = (group: string, member: string): string => {
    if (group === 'spieler') return nameVon(names, Number(member));
    return words.member(group, member, own) ?? `${word(group)} ${member}`;
  };

  return {
    /** Whether more or less of it means something: seats and fields are numbers, but no amounts. */
    isAmount: (path: readonly string[]): boolean => !words.seatKeys.has(path.at(-1) ?? '') && !words.placeKeys.has(path.at(-1) ?? ''),
    label: (path: readonly string[]): string => {
      const [group = '', member, ...keys] = path;
      if (member === undefined) return word(group);
      if (keys.length === 0) return word(member);
      return `${owner(group, member)}: ${keys.map(word).join(', ')}`;
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
