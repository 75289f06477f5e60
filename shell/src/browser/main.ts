// React, the router and the site, each in a task of its own: either takes a phone 50 to 100 ms to evaluate, and what
// the visitor touches is answered in between.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];
for (const part of parts) setTimeout(part);
