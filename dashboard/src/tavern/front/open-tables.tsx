'use client';

import { Button, NativeSelect } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OpenTableDocument } from '@/generated/graphql';
import type { Latest } from '@/live/use-latest';
import type { Lobby, LobbyTable } from '@/live/use-lobby';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { type GameCard, gameCards } from '../games';
import { firstSettings, openInput } from '../settings/settings';
import { useFacts } from '../settings/use-facts';
import styles from './lobby.module.css';

const all = 'alle';

/** Chairs as dots: people, homies, free. */
function Chairs({ table }: { readonly table: LobbyTable }) {
  const texts = useTranslations('front.lobby');
  const { seats, people, homies } = table;
  const kinds = Array.from({ length: seats }, (_, seat) => (seat < people ? 'person' : seat < people + homies ? 'homie' : 'free'));
  return (
    <span className={styles.chairs}>
      <span aria-hidden="true" className={styles.dots}>
        {kinds.map((kind, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <span key={seat} className={styles.chair} data-kind={kind} />
        ))}
      </span>
      {texts('chairs', { free: seats - people - homies, people, homies })}
    </span>
  );
}

function Row({ table }: { readonly table: LobbyTable }) {
  const texts = useTranslations('front.lobby');
  const facts = useFacts();
  const [game, ...terms] = facts(table);
  return (
    <li className={styles.table} data-testid="offener-tisch">
      <span className={styles.what}>
        <strong>{table.host ? texts('at', { game: game ?? '', name: table.host }) : game}</strong>
        <span className={styles.about}>{[...(table.official ? [texts('official')] : []), ...terms].join(' · ')}</span>
      </span>
      <Chairs table={table} />
      <Button
        component={Link}
        href={`/tisch/${table.joinCode}`}
        variant="default"
        size="md"
        h={44}
        aria-label={texts('joinNamed', { game: game ?? '', name: table.host ?? '' })}
      >
        {texts('join')}
      </Button>
    </li>
  );
}

/** An invitation instead of an empty list: opens a table for everybody with one tap. */
function Nothing({ game, enter }: { readonly game: GameCard; readonly enter: () => Promise<boolean> }) {
  const texts = useTranslations('front.lobby');
  const router = useRouter();
  const { send, busy, refusal } = useCommand(OpenTableDocument);
  const open = async () => {
    if (!(await enter())) return;
    const outcome = await send(openInput({ ...firstSettings(game), listed: true }));
    if (outcome?.__typename === 'OpenTableSuccess') router.push(`/tisch/${outcome.table.joinCode}`);
  };
  return (
    <div className={styles.nothing}>
      <p>{texts('nothing')}</p>
      <Refusal text={refusal} />
      <Button size="md" h={44} variant="default" loading={busy} onClick={open} data-testid="ersten-tisch">
        {texts('first')}
      </Button>
    </div>
  );
}

interface Props {
  readonly lobby: Latest<Lobby>;
  /** Which game is shown; null: all. */
  readonly only: GameCard | null;
  readonly show: (only: GameCard | null) => void;
  /** The game that an empty lobby offers to open. */
  readonly game: GameCard;
  readonly enter: () => Promise<boolean>;
}

/** Tables that wait for somebody, as they come and go. */
export function OpenTables({ lobby, only, show, game, enter }: Props) {
  const texts = useTranslations('front.lobby');
  const games = useTranslations('games');
  const { frame } = lobby;
  const options = [{ value: all, label: texts('all') }, ...gameCards.map(({ slug }) => ({ value: slug, label: games(`${slug}.name`) }))];
  const tables = frame?.tables ?? [];
  return (
    <section className={styles.lobby} aria-labelledby="offene-tische">
      <div className={styles.head}>
        <h2 id="offene-tische">{texts('title')}</h2>
        <NativeSelect
          size="md"
          aria-label={texts('filter')}
          value={only?.slug ?? all}
          data={options}
          onChange={(event) => show(gameCards.find(({ slug }) => slug === event.currentTarget.value) ?? null)}
        />
      </div>
      <p className="tj-unseen" role="status">
        {frame ? texts('count', { tables: tables.length }) : ''}
      </p>
      {frame === null ? <p className={styles.about}>{texts('looking')}</p> : null}
      {frame && tables.length === 0 ? <Nothing game={only ?? game} enter={enter} /> : null}
      {tables.length > 0 ? (
        <ul className={styles.tables}>
          {tables.map((table) => (
            <Row key={table.joinCode} table={table} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
