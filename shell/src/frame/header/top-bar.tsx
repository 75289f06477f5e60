import { Content } from '@hotdrop/shared-ui/layout';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Account } from '../account/account.tsx';
import { useFrameData } from '../frame-data.ts';
import { LanguagePicker } from '../language/language-picker.tsx';
import { ConfiguredLink } from '../links/operator-link.tsx';
import { ThemeSwitch } from '../settings/theme/theme-switch.tsx';
import styles from './top-bar.module.css';

/** Bar above the header: the operator's sites on one end, the visitor's account and settings on the other. */
export function TopBar() {
  const { family } = useFrameData();
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <Content className={styles.line}>
        <nav className={styles.family} aria-label={t`Hotdrop family`}>
          {family.map((link) => (
            <ConfiguredLink key={link.id} {...link} />
          ))}
        </nav>
        <div className={styles.own}>
          <PlayerCount />
          <Account />
          <ThemeSwitch />
          <LanguagePicker />
        </div>
      </Content>
    </div>
  );
}

/** Shows how many people play now; renders nothing until the count is known. */
function PlayerCount() {
  const { links } = useSite();
  const format = useFormat();
  const count = useStore(({ playerCount }) => playerCount?.count);
  if (count === undefined || count === null) return null;
  return (
    <Link to={links.playing()}>
      <Trans>{format.number(count)} playing</Trans>
    </Link>
  );
}
