// Evaluate React, the router, and the site in separate tasks. Each takes 50 to 100 ms on a phone, and the browser
// handles input between them.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];
for (const part of parts) setTimeout(part);
