-- Boards name sixteen materials in place of the sixteen colors of a browser.
with swatches (former, hex) as (values
  ('#000000', '#2C2D2C'),
  ('#FFFFFF', '#EFE8DB'),
  ('#FF0000', '#9B2C3A'),
  ('#00FF00', '#4B6E4C'),
  ('#0000FF', '#3E7FA6'),
  ('#FFFF00', '#D9A441'),
  ('#FF00FF', '#D3919A'),
  ('#00FFFF', '#4A9C99'),
  ('#FFA500', '#B4693F'),
  ('#800080', '#7C6A96'),
  ('#FFC0CB', '#D3919A'),
  ('#A52A2A', '#5F4433'),
  ('#808080', '#A8A39A'),
  ('#008000', '#4B6E4C'),
  ('#000080', '#2B3A67'),
  ('#800000', '#7E3B2B'))
update interior_boards b set brief = jsonb_set(b.brief, '{colors}', (
  select jsonb_agg(x.hex order by x.place) from (
    select coalesce(s.hex, c.color) hex, min(c.place) place
    from jsonb_array_elements_text(b.brief -> 'colors') with ordinality c(color, place) left join swatches s on s.former = c.color
    group by 1) x))
where jsonb_array_length(b.brief -> 'colors') > 0;
