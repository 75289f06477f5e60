// React first, then the site, each in a task of its own: either takes a phone some 100 ms to evaluate, and what the
// visitor touches is answered in between.
import 'react-dom/client';

setTimeout(() => import(/* webpackMode: "eager" */ './start.tsx'));
