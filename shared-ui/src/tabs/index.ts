export { TabPanels } from './tab-panels.tsx';
export { Tabs } from './tabs.tsx';
