import { useTranslations } from 'next-intl';
import { Fragetafel, Wahltaste, Wahltasten } from '../kartentisch/fragetafel';
import { Handfaecher } from '../kartentisch/handfaecher';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { nameVon } from '../names';
import { blattVon, enden } from './ansicht';
import { antwort } from './antwort';
import { ablehnhinweis } from './hinweis';
import type { Offen, Zugmoeglichkeit } from './typen';
import { kartenliste } from './worte';

/** Somebody named Rentz: let it be played, or refuse it with enough ends. */
export function Ablehnfrage({ decision, view, names, onMove, busy }: Offen) {
  const t = useTranslations('rentz');
  const { stil } = useKartenstil();
  const blatt = blattVon(view, decision.seat);
  const eigene = enden(blatt, view.spieler.length);
  const name = nameVon(names, view.ansager);
  const werte = { name, anzahl: eigene.length, noetig: decision.question.endenNoetig ?? 0 };
  const deine = eigene.length > 0 ? [t('entscheidung.deineEnden', { karten: kartenliste(eigene, t) })] : [];
  const lage = [t(`entscheidung.folge.${ablehnhinweis(decision, blatt, view.spieler.length)}`, werte), ...deine];
  return (
    <Fragetafel
      titel={t('entscheidung.titel')}
      frage={t(`entscheidung.frage.${view.blind ? 'ABLEHNUNG_BLIND' : 'ABLEHNUNG'}`, { name })}
      lage={lage.join(' ')}
    >
      <Handfaecher blatt={blatt} spielbar={null} stil={stil} busy={busy} />
      <Wahltasten>
        {decision.legalMoves.map((zug, i) => (
          <Antwort key={zug.rentzZug} zug={zug} ziffer={i + 1} busy={busy} onMove={onMove} />
        ))}
      </Wahltasten>
    </Fragetafel>
  );
}

interface AntwortProps extends Pick<Offen, 'busy' | 'onMove'> {
  zug: Zugmoeglichkeit;
  ziffer: number;
}

function Antwort({ zug, ziffer, busy, onMove }: AntwortProps) {
  const t = useTranslations('rentz.entscheidung');
  const nein = zug.rentzZug === 'ABLEHNEN';
  return (
    <Wahltaste
      ziffer={ziffer}
      wort={t(nein ? 'ablehnen' : 'zulassen')}
      folge={t(nein ? 'ablehnenFolge' : 'zulassenFolge')}
      haupt={!nein}
      busy={busy}
      onClick={() => onMove(antwort(zug))}
    />
  );
}
