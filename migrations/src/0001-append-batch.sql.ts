// The only way into the log. One call is one commit for many commands.
//
// Arguments are parallel arrays, one element per event; the events of a command stand together, and a batch holds at
// most one command per stream. The first statement takes the lane's row lock, so in READ COMMITTED the second one
// sees everything that earlier batches wrote, from whichever process; positions are therefore gap-free and in commit
// order. Never call it early in a longer transaction: the lane is held until that transaction ends.
//
// Answer: the first position handed out, and the refused commands (null when there are none). Accepted events got
// consecutive positions in the order given. A refused command carries
//   row      the row number (from 1) of its first event
//   version  the stream's actual version; equal to the expected one when the head's hash was not the stored one
//   position, count, hash   of the earlier append when the event at expected + 1 carries the same command id
//
// No ON CONFLICT: per row it would store half a command and report success. The unique index is a backstop only.
// No join between the CTEs: unnest has no row estimate, and the planner would choose a nested loop.
export const appendBatch = `
create function append_batch(
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
      select e.version, e.hash from event e where e.stream_id = u.stream_id order by e.version desc limit 1
    ) last on true
  ), placed as materialized (
    select i.*, head.last_position
                + count(*) filter (where i.fine) over (order by i.row rows unbounded preceding) as position
    from incoming i
  ), written as (
    insert into event (position, stream_id, version, at, type, schema_version, command_id, data, metadata, hash)
    select p.position, p.stream_id, p.version, p.at, p.type, p.schema_version, p.command_id, p.data, p.metadata, p.hash
    from placed p where p.fine
  ), block as (
    insert into feed_block as b (first_position, last_position, hash, at)
    select min(p.position), max(p.position),
           sha256(head.block_hash || string_agg(p.hash, ''::bytea order by p.position)), clock_timestamp()
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
