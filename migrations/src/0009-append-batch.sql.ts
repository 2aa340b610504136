// As 0005 made it, but in steps: first who is refused, then one plain insert of all others. Carrying every text through
// a statement that does both cost a third more with 256 commands. A stream's end is looked for from the expected
// version on: with nothing but the stream given, Postgres reads all its entries that stand on the same index page.
//
// Arguments, answer and the reasons for the lock: see 0001.
export const appendBatch = `
create or replace function append_batch(
  streams uuid[], expected_versions integer[], expected_hashes bytea[], versions integer[], ats timestamptz[],
  types text[], schema_versions smallint[], command_ids uuid[], datas json[], metadatas json[], hashes bytea[]
) returns table (first_position bigint, refused json)
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
as $$
#variable_conflict use_column
declare
  head feed_head%rowtype;
  refusals json;
  refused_streams uuid[];
begin
  select * into strict head from feed_head where lane = 1 for update;

  select json_agg(json_build_object(
           'row', u.row, 'version', coalesce(actual.version, 0), 'position', f.position, 'hash', encode(f.hash, 'hex'),
           'count', (select count(*) from event e
                     where e.stream_id = f.stream_id and e.version >= f.version and e.command_id = f.command_id))),
         array_agg(u.stream_id)
  into refusals, refused_streams
  from unnest(streams, expected_versions, expected_hashes, versions, command_ids)
       with ordinality as u (stream_id, expected_version, expected_hash, version, command_id, row)
  left join lateral (
    select e.version, e.hash from only event e
    where e.stream_id = u.stream_id and e.version >= u.expected_version order by e.version desc limit 1
  ) hot on true
  left join lateral (
    select e.version, e.hash from event_archive e
    where hot.version is null and e.stream_id = u.stream_id order by e.version desc limit 1
  ) old on true
  left join lateral (select max(e.version) as version from event e where e.stream_id = u.stream_id) actual on true
  left join event f on f.stream_id = u.stream_id and f.version = u.expected_version + 1 and f.command_id = u.command_id
  where u.version = u.expected_version + 1 -- the first row of each command
    and (coalesce(hot.version, old.version, 0) <> u.expected_version
         or coalesce(hot.hash, old.hash) <> u.expected_hash);

  if refused_streams is not null then
    select array_agg(u.stream_id order by u.row), array_agg(u.version order by u.row), array_agg(u.at order by u.row),
           array_agg(u.type order by u.row), array_agg(u.schema_version order by u.row), array_agg(u.command_id order by u.row),
           array_agg(u.data order by u.row), array_agg(u.metadata order by u.row), array_agg(u.hash order by u.row)
    into streams, versions, ats, types, schema_versions, command_ids, datas, metadatas, hashes
    from unnest(streams, versions, ats, types, schema_versions, command_ids, datas, metadatas, hashes)
         with ordinality as u (stream_id, version, at, type, schema_version, command_id, data, metadata, hash, row)
    where u.stream_id <> all (refused_streams);
  end if;

  if streams is not null then
    insert into event (position, stream_id, version, at, type, schema_version, command_id, data, metadata, hash)
    select head.last_position + u.row, u.stream_id, u.version, u.at, u.type, u.schema_version, u.command_id, u.data,
           u.metadata, u.hash
    from unnest(streams, versions, ats, types, schema_versions, command_ids, datas, metadatas, hashes)
         with ordinality as u (stream_id, version, at, type, schema_version, command_id, data, metadata, hash, row);

    with block as (
      insert into feed_block as b (first_position, last_position, hash)
      select head.last_position + 1, head.last_position + count(*),
             sha256(head.block_hash || string_agg(u.hash, ''::bytea order by u.row))
      from unnest(hashes) with ordinality as u (hash, row)
      returning b.last_position, b.hash
    )
    update feed_head h set last_position = b.last_position, block_hash = b.hash from block b where h.lane = 1;
  end if;

  return query select head.last_position + 1, refusals;
end
$$;
`;
