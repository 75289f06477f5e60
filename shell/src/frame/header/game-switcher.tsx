import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useFrameData } from '../frame-data.ts';
import { gameClicks } from '../providers/events.ts';
import styles from './game-switcher.module.css';

/** Lists the games that have a site. */
export function GameSwitcher() {
  const { game } = useSite();
  const { games } = useFrameData();
  const { t } = useLingui();
  const name = game.shortName;
  return (
    <Dropdown className={styles.game} label={name} name={t`Game: ${name}`} title={t`Game`}>
      <ul>
        {games.map(({ id, text, href, isCurrent }) => (
          <li key={id}>
            <DropdownLink
              reloadDocument
              to={href}
              isCurrent={isCurrent ?? false}
              onClick={() => gameClicks.send({ game: id })}
            >
              {text}
            </DropdownLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
