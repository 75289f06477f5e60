#!/usr/bin/env node
import { findNodeProblem } from '@hotdrop/create-area/node-version';

// An older Node cannot even load the rest.
const problem = findNodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const { runHotdropArea } = await import('./run-hotdrop-area.ts');
  await runHotdropArea(process.argv.slice(2));
}
