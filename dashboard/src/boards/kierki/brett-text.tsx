'use client';
import { useTranslations } from 'next-intl';
import type { GameTexts, SeenProps } from '../game-board';
import { farbname, kartenname } from '../kartentisch/kartenname';
import { Textrahmen, Texttafel } from '../kartentisch/texttafel';
import type { Karte, Tischstich } from '../kartentisch/typen';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { herzZuletzt, istLoteryjka, kontrolle, laufender, letzter } from './ansicht';
import type { Ansicht, Spieler } from './typen';
import { kartenliste, spielname, tarifteile } from './worte';

type TextProps = SeenProps<Ansicht>;

/** The table in sentences and tables: the same facts as the drawing, for screen readers and for everybody who prefers to read. */
export function BrettText({ view, names }: TextProps) {
  const t = useTranslations('kierki');
  return (
    <Textrahmen titel={t('text.titel')} saetze={lage(view, names, t)}>
      <Texttafel titel={t('text.spieler')} spalten={spielerspalten(t)} zeilen={view.spieler.map((eins) => spielerzeile(eins, names, t))} />
      <Stichtafel titel={t('text.stich')} stich={laufender(view)} names={names} />
      <Stichtafel titel={t('text.letzterStich')} stich={letzter(view)} names={names} />
      {istLoteryjka(view) && <Loteryjkatafeln view={view} names={names} />}
      <Texttafel
        titel={t('text.zettel')}
        spalten={[t('text.spiel'), t('text.gibt'), ...view.spieler.map(({ seat }) => nameVon(names, seat))]}
        zeilen={view.zettel.map(({ spielNummer, kierkiSpiel, trumpffarbe, geber, ergebnis, stand }) => [
          `${spielNummer}. ${spielname(kierkiSpiel, t)}${trumpffarbe ? ` (${farbname(trumpffarbe, t)})` : ''}`,
          nameVon(names, geber),
          ...ergebnis.map((punkte, seat) =>
            t('text.punkteStand', { punkte: mitVorzeichen(punkte), stand: mitVorzeichen(stand[seat] ?? 0) }),
          ),
        ])}
      />
      <Texttafel
        titel={t('text.plan')}
        spalten={[t('text.spiel'), t('text.gibt')]}
        zeilen={view.plan
          .slice(view.zettel.length)
          .map(({ spielNummer, kierkiSpiel, geber }) => [`${spielNummer}. ${spielname(kierkiSpiel, t)}`, nameVon(names, geber)])}
      />
    </Textrahmen>
  );
}

function lage(view: Ansicht, names: readonly string[], t: GameTexts): string[] {
  const { spielNummer, spiele, kierkiSpiel, geber, trumpffarbe, amZug, sieger, tarif } = view;
  const { summe, offen } = kontrolle(view);
  const saetze = [
    t('text.lage', { nummer: spielNummer, anzahl: spiele, spiel: spielname(kierkiSpiel, t), name: nameVon(names, geber) }),
    tarifteile(tarif, t).join(', '),
  ];
  if (kierkiSpiel === 'TRUMPF') saetze.push(trumpffarbe ? t('trumpf', { farbe: farbname(trumpffarbe, t) }) : t('trumpfOffen'));
  if (herzZuletzt(view)) saetze.push(t('herzZuletzt'));
  if (amZug !== null) saetze.push(t('text.dran', { name: nameVon(names, amZug) }));
  if (sieger) saetze.push(t('brett.gewinnt', { namen: sieger.map((seat) => nameVon(names, seat)).join(' & '), anzahl: sieger.length }));
  saetze.push(t('text.kontrolle', { summe: mitVorzeichen(summe), offen: mitVorzeichen(offen), rest: mitVorzeichen(summe + offen) }));
  return saetze;
}

const spielerspalten = (t: GameTexts): string[] =>
  ['name', 'hand', 'stiche', 'geholt', 'spielpunkte', 'stand'].map((spalte) => t(`text.${spalte}`));

const spielerzeile = (
  { seat, karten, blatt, stichzahl, zaehlkarten, spielpunkte, stand }: Spieler,
  names: readonly string[],
  t: GameTexts,
): [string, ...string[]] => [
  nameVon(names, seat),
  blatt && blatt.length > 0 ? kartenliste(blatt, t) : t('text.verdeckt', { anzahl: karten }),
  String(stichzahl),
  zaehlkarten.length > 0 ? kartenliste(zaehlkarten, t) : '–',
  mitVorzeichen(spielpunkte),
  mitVorzeichen(stand),
];

function Stichtafel({ titel, stich, names }: { titel: string; stich: Tischstich | null; names: readonly string[] }) {
  const t = useTranslations('kierki');
  if (!stich) return null;
  const { gewinner, punkte } = stich;
  const ende = gewinner === null ? '' : t('text.stichVon', { name: nameVon(names, gewinner), punkte: mitVorzeichen(punkte ?? 0) });
  return (
    <Texttafel
      titel={`${titel} (${stich.nummer}) ${ende}`.trim()}
      spalten={[t('text.name'), t('text.karte')]}
      zeilen={stich.gelegt.map(({ seat, karte }) => [nameVon(names, seat), kartenname(karte, t)])}
    />
  );
}

function Loteryjkatafeln({ view, names }: Pick<TextProps, 'view' | 'names'>) {
  const t = useTranslations('kierki');
  const liste = (karten: readonly Karte[]): string => (karten.length > 0 ? kartenliste(karten, t) : '–');
  return (
    <>
      <Texttafel
        titel={t('text.reihen')}
        spalten={[t('text.reihe'), t('text.liegen'), t('text.naechste')]}
        zeilen={view.reihen.map(({ reihenfarbe, liegen, naechste }) => [farbname(reihenfarbe, t), liste(liegen), liste(naechste)])}
      />
      <Texttafel
        titel={t('text.legungen')}
        spalten={[t('text.zug'), t('text.name'), t('text.karte')]}
        zeilen={view.legungen.map(({ seat, spielkarte }, i) => [
          String(i + 1),
          nameVon(names, seat),
          spielkarte === null ? t('brett.passt') : kartenname(spielkarte, t),
        ])}
      />
    </>
  );
}
