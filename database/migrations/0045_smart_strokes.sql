-- A tap becomes a stroke of one point, and what is left as it is has a word that says so.
update redesigns
set corrections = jsonb_set(corrections, '{steps}', (
  select coalesce(jsonb_agg(
    (case when step ->> 'kind' = 'tap' then (step - 'x' - 'y') || jsonb_build_object('kind', 'stroke', 'points', jsonb_build_array(jsonb_build_array(step -> 'x', step -> 'y'))) else step end)
      || case when step ->> 'surface' = 'keep' then '{"surface":"untouched"}'::jsonb else '{}'::jsonb end
    order by place), '[]')
  from jsonb_array_elements(corrections -> 'steps') with ordinality steps(step, place)))
where jsonb_array_length(corrections -> 'steps') > 0;
