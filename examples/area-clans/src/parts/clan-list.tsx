import { Grid, Text } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Offer } from '@hotdrop/shared-ui/states';
import { Plural } from '@lingui/react/macro';
import { type Clan, playersOf } from '../calls.ts';
import styles from './clan-list.module.css';

/** Clans with links to their pages. */
export const ClanList = ({ clans }: { readonly clans: readonly Clan[] }) => (
  <Grid as="ul" isLined>
    {clans.map((clan) => (
      <ClanLink key={`${clan.platform}.${clan.tag}`} clan={clan} />
    ))}
  </Grid>
);

function ClanLink({ clan }: { readonly clan: Clan }) {
  const { linkTo } = useSite();
  const { platform, tag, name } = clan;
  const members = clan.members.length;
  const players = playersOf(clan).length;
  return (
    <Offer
      to={linkTo('clan', { platform, tag })}
      mark={
        <Text size="d16" tone="accent" surface="well" className={styles.tag}>
          {tag}
        </Text>
      }
      title={name}
      note={
        <>
          <Plural value={members} one="# member" other="# members" />
          {' · '}
          <Plural
            value={players}
            _0="nobody plays this evening yet"
            one="# plays this evening"
            other="# play this evening"
          />
        </>
      }
    />
  );
}
