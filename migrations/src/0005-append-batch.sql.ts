// As 0001 made it, but a stream's last version is looked for where it most probably stands: in the hot table first, and
// in the archive only when it is not there.
//
// Arguments, answer and the reasons for its shape: see 0001.
export const appendBatch = `
create or replace function append_batch(
  streams uuid[], expected_versions integer[], expected_hashes bytea[], versions integer[], ats timestamptz[],
  types text[], schema_versions smallint[], command_ids uuid[], datas json[], metadatas json[], hashes bytea[]
) returns table (first_position bigint, refused json)
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  head feed_head%rowtype;
begin
  select * into strict head from feed_head where lane = 1 for update;

  return query
  with incoming as materialized (
    select u.*, coalesce(last.version, 0) as last_version,
           coalesce(last.version, 0) = u.expected_version
             and (last.hash is null or last.hash = u.expected_hash) as fine
    from unnest(streams, expected_versions, expected_hashes, versions, ats, types, schema_versions,
                command_ids, datas, metadatas, hashes)
         with ordinality as u (stream_id, expected_version, expected_hash, version, at, type, schema_version,
                               command_id, data, metadata, hash, row)
    left join lateral (
      select e.version, e.hash from only event e where e.stream_id = u.stream_id order by e.version desc limit 1
    ) hot on true
    left join lateral (
      select e.version, e.hash from event_archive e
      where hot.version is null and e.stream_id = u.stream_id order by e.version desc limit 1
    ) old on true
    cross join lateral (select coalesce(hot.version, old.version) as version, coalesce(hot.hash, old.hash) as hash) last
  ), placed as materialized (
    select i.*, head.last_position
                + count(*) filter (where i.fine) over (order by i.row rows unbounded preceding) as position
    from incoming i
  ), written as (
    insert into event (position, stream_id, version, at, type, schema_version, command_id, data, metadata, hash)
    select p.position, p.stream_id, p.version, p.at, p.type, p.schema_version, p.command_id, p.data, p.metadata, p.hash
    from placed p where p.fine
  ), block as (
    insert into feed_block as b (first_position, last_position, hash)
    select min(p.position), max(p.position),
           sha256(head.block_hash || string_agg(p.hash, ''::bytea order by p.position))
    from placed p where p.fine having count(*) > 0
    returning b.last_position, b.hash
  ), moved as (
    update feed_head h set last_position = b.last_position, block_hash = b.hash from block b where h.lane = 1
  )
  select head.last_position + 1, (
    select json_agg(json_build_object(
             'row', p.row, 'version', p.last_version, 'position', f.position, 'hash', encode(f.hash, 'hex'),
             'count', (select count(*) from event e
                       where e.stream_id = f.stream_id and e.version >= f.version and e.command_id = f.command_id)))
    from placed p
    left join event f on f.stream_id = p.stream_id and f.version = p.expected_version + 1
                     and f.command_id = p.command_id
    where not p.fine and p.version = p.expected_version + 1
  );
end
$$;
`;
