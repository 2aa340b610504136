'use client';
import { useTranslations } from 'next-intl';
import type { GameTexts, SeenProps } from '../game-board';
import { farbname, kartenname } from '../kartentisch/kartenname';
import { Textrahmen, Texttafel } from '../kartentisch/texttafel';
import type { Karte, Tischstich } from '../kartentisch/typen';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { auslagereihe, laufender, letzter, wirdAusgelegt } from './ansicht';
import type { Ansicht, Spieler } from './typen';
import { kartenliste, spielname, wertteile } from './worte';

type TextProps = SeenProps<Ansicht>;

/** The table in sentences and tables: the same facts as the drawing, for screen readers and for everybody who prefers to read. */
export function BrettText({ view, names }: TextProps) {
  const t = useTranslations('rentz');
  return (
    <Textrahmen titel={t('text.titel')} saetze={lage(view, names, t)}>
      <Texttafel titel={t('text.spieler')} spalten={spielerspalten(t)} zeilen={view.spieler.map((eins) => spielerzeile(eins, names, t))} />
      <Stichtafel titel={t('text.stich')} stich={laufender(view)} names={names} />
      <Stichtafel titel={t('text.letzterStich')} stich={letzter(view)} names={names} />
      {wirdAusgelegt(view) && <Reihentafel view={view} />}
      <Texttafel
        titel={t('text.zettel')}
        spalten={[t('text.gabe'), t('text.ansager'), ...view.spieler.map(({ seat }) => nameVon(names, seat))]}
        zeilen={view.zettel.map(({ gabe, spiel, blind, ansager, ergebnis, stand }) => [
          `${gabe}. ${blind ? t('blindesSpiel', { spiel: spielname(spiel, t) }) : spielname(spiel, t)}`,
          nameVon(names, ansager),
          ...ergebnis.map((punkte, seat) =>
            t('text.punkteStand', { punkte: mitVorzeichen(punkte), stand: mitVorzeichen(stand[seat] ?? 0) }),
          ),
        ])}
      />
    </Textrahmen>
  );
}

function lage(view: Ansicht, names: readonly string[], t: GameTexts): string[] {
  const { gabe, gaben, wiederholungen, ansager, spiel, blind, werte, amZug, nochEine, sieger } = view;
  const saetze = [t('text.lage', { nummer: gabe, anzahl: gaben, name: nameVon(names, ansager) })];
  if (wiederholungen > 0) saetze.push(t('brett.wiederholt', { anzahl: wiederholungen }));
  if (spiel) saetze.push(t('text.spielt', { spiel: spielname(spiel, t), werte: wertteile(spiel, werte, blind, t).join(', ') }));
  if (blind) saetze.push(t('brett.blind'));
  if (amZug !== null) saetze.push(t('text.dran', { name: nameVon(names, amZug) }));
  if (nochEine && amZug !== null) saetze.push(t('brett.nochEine', { name: nameVon(names, amZug) }));
  if (sieger) saetze.push(t('brett.gewinnt', { namen: sieger.map((seat) => nameVon(names, seat)).join(' & '), anzahl: sieger.length }));
  return saetze;
}

const spielerspalten = (t: GameTexts): string[] =>
  ['name', 'hand', 'stiche', 'geholt', 'ohne', 'spielpunkte', 'stand', 'haken'].map((spalte) => t(`text.${spalte}`));

const liste = (karten: readonly Karte[], t: GameTexts): string => (karten.length > 0 ? kartenliste(karten, t) : '–');

const spielerzeile = (spieler: Spieler, names: readonly string[], t: GameTexts): [string, ...string[]] => [
  nameVon(names, spieler.seat),
  spieler.handkarten && spieler.handkarten.length > 0 ? kartenliste(spieler.handkarten, t) : t('text.verdeckt', { anzahl: spieler.karten }),
  String(spieler.stichzahl),
  liste(spieler.zaehlkarten, t),
  liste(spieler.ohne, t),
  mitVorzeichen(spieler.spielpunkte),
  mitVorzeichen(spieler.stand),
  spieler.offeneSpiele.map((spiel) => spielname(spiel, t)).join(', ') || t('brett.hakenLeer'),
];

function Stichtafel({ titel, stich, names }: { titel: string; stich: Tischstich | null; names: readonly string[] }) {
  const t = useTranslations('rentz');
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

function Reihentafel({ view }: { view: Ansicht }) {
  const t = useTranslations('rentz');
  return (
    <Texttafel
      titel={t('text.reihen')}
      spalten={[t('text.reihe'), t('text.liegen'), t('text.naechste')]}
      zeilen={view.reihen.map(auslagereihe).map(({ farbe, liegen, passend }) => [farbname(farbe, t), liste(liegen, t), liste(passend, t)])}
    />
  );
}
