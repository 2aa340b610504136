import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locale';

interface TextFile {
  readonly default: AbstractIntlMessages;
}

// Card games name cards in their own sentences, by the names that the card table has for them.
const cardGames = ['king', 'kierki', 'rentz'];

function withCards(texts: AbstractIntlMessages): AbstractIntlMessages {
  const cards = (texts.kartentisch as AbstractIntlMessages).karten ?? {};
  const named = cardGames.flatMap((game) => {
    const own = texts[game];
    return typeof own === 'object' ? [[game, { ...own, karten: cards }] as const] : [];
  });
  return { ...texts, ...Object.fromEntries(named) };
}

/** All texts of one language: one file a topic, and one from every board and from the regulars. */
export async function messagesOf(locale: Locale): Promise<AbstractIntlMessages> {
  const named: Record<string, Promise<TextFile>> = {
    shell: import(`../../messages/${locale}/shell.json`),
    problems: import(`../../messages/${locale}/problems.json`),
    games: import(`../../messages/${locale}/games.json`),
    front: import(`../../messages/${locale}/front.json`),
    room: import(`../../messages/${locale}/room.json`),
    settings: import(`../../messages/${locale}/settings.json`),
    profile: import(`../../messages/${locale}/profile.json`),
    match: import(`../../messages/${locale}/match.json`),
    gestures: import(`../../messages/${locale}/gestures.json`),
    quick: import(`../../messages/${locale}/quick.json`),
    practice: import(`../../messages/${locale}/practice.json`),
    scenes: import(`../../messages/${locale}/scenes.json`),
    homies: import(`../../messages/${locale}/homies.json`),
    regulars: import(`../art/messages.${locale}.json`),
    office: import(`../office/messages.${locale}.json`),
    kiezkoenig: import(`../boards/kiezkoenig/messages.${locale}.json`),
    kronenduell: import(`../boards/kronenduell/messages.${locale}.json`),
    wuerfelkoenig: import(`../boards/wuerfelkoenig/messages.${locale}.json`),
    kartentisch: import(`../boards/kartentisch/messages.${locale}.json`),
    king: import(`../boards/king/messages.${locale}.json`),
    kierki: import(`../boards/kierki/messages.${locale}.json`),
    rentz: import(`../boards/rentz/messages.${locale}.json`),
  };
  const texts = await Promise.all(Object.entries(named).map(async ([name, file]) => [name, (await file).default] as const));
  return withCards(Object.fromEntries(texts));
}
