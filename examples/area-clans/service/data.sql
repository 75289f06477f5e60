create table if not exists clan (
  platform text, tag text, name text not null,
  -- The evening is from 18:00 to midnight here.
  time_zone text not null,
  primary key (platform, tag)
) strict;
create table if not exists member (
  platform text, tag text, name text,
  -- SHA-256 of what the member got from the clan's leader.
  token blob not null,
  -- When the member plays: the starts of hours, as JSON.
  hours text not null default '[]',
  primary key (platform, tag, name)
) strict;

-- Players of the demo world.
insert or ignore into clan values
  ('steam', 'PAN', 'Frying Pan Society', 'Europe/Berlin'),
  ('kakao', 'LOOT', 'Loot Club', 'Asia/Seoul');
insert or ignore into member (platform, tag, name, token) values
  ('steam', 'PAN', 'Hotdrop', sha256('token-of-Hotdrop')),
  ('steam', 'PAN', 'GoldenPan', sha256('token-of-GoldenPan')),
  ('steam', 'PAN', 'FirstPerson', sha256('token-of-FirstPerson')),
  ('steam', 'PAN', 'Casual', sha256('token-of-Casual')),
  ('kakao', 'LOOT', 'LootGoblin', sha256('token-of-LootGoblin'));
