'use client';
import { useTranslations } from 'next-intl';
import type { GameTexts, PlayersProps } from '../game-board';
import { Gaesteliste, type Gast, type Merkmal } from '../kartentisch/gaesteliste';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { istLoteryjka } from './ansicht';
import type { Ansicht, Spieler } from './typen';

/** Everybody at the table with totals, this game's points, tricks and cards. */
export function SpielerListe(props: PlayersProps<Ansicht>) {
  const t = useTranslations('kierki');
  const { view, names, mySeat, deciding, homies, atSeat = [] } = props;
  const gaeste = view.spieler.map((spieler): Gast => {
    const { seat, stand } = spieler;
    return {
      seat,
      merkmale: merkmale(props, spieler, t),
      stand: mitVorzeichen(stand),
      vorzeichen: Math.sign(stand),
      angaben: view.sieger ? [] : angaben(view, spieler, t),
    };
  });
  const gemeinsam = { names, mySeat, deciding, homies, atSeat };
  return <Gaesteliste titel={t('spieler.titel')} gaeste={gaeste} {...gemeinsam} />;
}

function merkmale({ view, mySeat, deciding, controllers, homies }: PlayersProps<Ansicht>, { seat, fertigAls }: Spieler, t: GameTexts) {
  const worte: Merkmal[] = [];
  if (view.sieger?.includes(seat)) worte.push(['sieger', t(view.sieger.length > 1 ? 'spieler.geteilt' : 'spieler.sieger')]);
  if (deciding.includes(seat)) worte.push(['dran', t('spieler.dran')]);
  if (seat === mySeat) worte.push(['ich', t('spieler.du')]);
  if (!view.sieger && view.geber === seat) worte.push(['rolle', t('spieler.gibt')]);
  if (fertigAls !== null) worte.push(['rolle', t('spieler.fertig', { platz: fertigAls })]);
  if (controllers[seat] === 'HOMIE' && !homies[seat]) worte.push(['homie', t('spieler.vertreten')]);
  return worte;
}

function angaben(view: Ansicht, { karten, stichzahl, spielpunkte }: Spieler, t: GameTexts): string[] {
  return [
    t('spieler.karten', { anzahl: karten }),
    ...(istLoteryjka(view) ? [] : [t('spieler.stiche', { anzahl: stichzahl })]),
    ...(spielpunkte === 0 ? [] : [t('spieler.spielpunkte', { punkte: mitVorzeichen(spielpunkte) })]),
  ];
}
