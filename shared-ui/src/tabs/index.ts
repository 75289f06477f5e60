export { type TabPanel, TabPanels } from './tab-panels.tsx';
export { type Tab, Tabs } from './tabs.tsx';
