import { platformOf } from '@hotdrop/shared-domain/game';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { TextButton } from '@hotdrop/shared-ui/button';
import { Link } from '@hotdrop/shared-ui/link';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useIsHydrated, useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { forgetRecentPlayers, useRecentPlayers } from './recent-players.ts';
import styles from './search.module.css';

/** Lists the last viewed players. Before hydration it has as many empty places, so that the page does not jump. */
export function RecentPlayerList() {
  const { game } = useSite();
  const links = useLinks();
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const recent = useRecentPlayers();
  const places = useStore(({ returning }) => returning?.recentPlayers ?? 0);
  if (isHydrated ? recent.length === 0 : places === 0) return null;
  return (
    <Row className={styles.recent}>
      <Text as="h2" size="t13" tone="muted" flex="none">
        <Trans>Recently viewed</Trans>
      </Text>
      <Row as="ul" align="stretch" flex="grow">
        {isHydrated
          ? recent.map((about) => (
              <li key={`${about.shard}/${about.name}`}>
                <Row
                  as={Link}
                  padding={[0, 3]}
                  surface="panel"
                  isTarget
                  to={links.profile(about)}
                  title={about.name}
                >
                  <PlatformMark platform={platformOf(game, about.shard)} size="s" />
                  <Text wrap="truncate">{about.name}</Text>
                </Row>
              </li>
            ))
          : [...Array(places).keys()].map((place) => (
              <li key={place} className={styles.place} aria-hidden="true" />
            ))}
      </Row>
      <TextButton
        className={styles.clear}
        aria-label={t`Clear recently viewed players`}
        onClick={forgetRecentPlayers}
      >
        <Trans>Clear</Trans>
      </TextButton>
    </Row>
  );
}
