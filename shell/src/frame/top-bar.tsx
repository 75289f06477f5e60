import { Content } from '@hotdrop/shared-ui/layout';
import { LanguagePicker } from './language-picker.tsx';
import { ThemeSwitch } from './theme/theme-switch.tsx';
import styles from './top-bar.module.css';

/** The strip above the header: the family of sites at its start, the visitor's own settings at its end. */
export const TopBar = () => (
  <div className={styles.bar}>
    <Content className={styles.line}>
      <div className={styles.end}>
        <ThemeSwitch />
        <LanguagePicker />
      </div>
    </Content>
  </div>
);
