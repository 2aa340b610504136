// append_batch for a batch of one command, as 0005 made it, but the stream's end is looked for from the expected version on,
// which costs the same at version 2,000 as at version 2.
export const appendCommand = `
create or replace function append_command(
  p_stream uuid, p_expected_version integer, p_expected_hash bytea, p_at timestamptz, p_types text[],
  p_schema_versions smallint[], p_command_id uuid, p_datas json[], p_metadata json, p_hashes bytea[]
) returns table (first_position bigint, refused json)
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  head feed_head%rowtype;
  last_version integer := 0;
  last_hash bytea;
  count integer := cardinality(p_types);
  hashes bytea := ''::bytea;
begin
  select * into strict head from feed_head where lane = 1 for update;
  select e.version, e.hash into last_version, last_hash
  from only event e where e.stream_id = p_stream and e.version >= p_expected_version order by e.version desc limit 1;
  if not found then
    select e.version, e.hash into last_version, last_hash
    from event_archive e where e.stream_id = p_stream order by e.version desc limit 1;
  end if;
  last_version := coalesce(last_version, 0);

  if last_version <> p_expected_version or last_hash <> p_expected_hash then
    select coalesce(max(e.version), 0) into last_version from event e where e.stream_id = p_stream;
    return query select head.last_position + 1, json_build_array(json_build_object(
      'row', 1, 'version', last_version, 'position', f.position, 'hash', encode(f.hash, 'hex'),
      'count', (select count(*) from event e
                where e.stream_id = p_stream and e.version > p_expected_version and e.command_id = p_command_id)))
    from (values (1)) one
    left join event f on f.stream_id = p_stream and f.version = p_expected_version + 1 and f.command_id = p_command_id;
    return;
  end if;

  for i in 1..count loop
    insert into event (position, stream_id, version, at, type, schema_version, command_id, data, metadata, hash)
    values (head.last_position + i, p_stream, p_expected_version + i, p_at, p_types[i], p_schema_versions[i], p_command_id,
            p_datas[i], p_metadata, p_hashes[i]);
    hashes := hashes || p_hashes[i];
  end loop;
  hashes := sha256(head.block_hash || hashes);
  insert into feed_block (first_position, last_position, hash)
  values (head.last_position + 1, head.last_position + count, hashes);
  update feed_head set last_position = head.last_position + count, block_hash = hashes where lane = 1;
  return query select head.last_position + 1, null::json;
end
$$;
`;
