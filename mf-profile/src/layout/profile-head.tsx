import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { BanNotice } from '@hotdrop/shared-ui/ban-notice';
import { Content } from '@hotdrop/shared-ui/layout';
import { FavoriteStar } from '@hotdrop/shared-ui/star-button';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useTab } from '../address.ts';
import { Renewal } from '../renew/renewal.tsx';
import { useRenewal } from '../renew/use-renewal.ts';
import { useShownSeason } from '../season/season-choices.ts';
import { HouseAd } from './house-ad.tsx';
import styles from './layout.module.css';
import { PlayerName } from './player-name.tsx';
import type { ReadyProfile } from './profile-data.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { RegionTabs } from './region-tabs.tsx';
import { SeasonPicker } from './season-picker.tsx';

export function ProfileHead({ profile }: { readonly profile: ReadyProfile }) {
  const season = useShownSeason(profile);
  const tab = useTab();
  const [search] = useSearchParams();
  const { player } = profile;
  const renewal = useRenewal(player);
  return (
    <Content className={styles.withVideo}>
      <div className={styles.head}>
        <div className={styles.line}>
          <PlayerName name={player.name} clan={player.clan}>
            <FavoriteStar player={player} />
          </PlayerName>
          <Renewal {...renewal} />
        </div>
        <BanNotice ban={player.ban} />
        {tab !== 'matches' && season?.isByRegion && <RegionTabs season={season} />}
        <div className={styles.nav}>
          <ProfileTabs season={season} />
          {tab === 'matches' ? (
            <p className={styles.covered}>
              <Trans>Matches of the last 3 months</Trans>
            </p>
          ) : (
            <SeasonPicker shown={season} />
          )}
        </div>
      </div>
      {search.get('vd') === '1' && (
        <AdSlot slot={4} size="video">
          <HouseAd about="leaderboards" />
        </AdSlot>
      )}
    </Content>
  );
}
