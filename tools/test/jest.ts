/** A test that waits for what happens must not fail because the machine is busy. */
export const patient = ['--ci', '--testTimeout', '30000'];

/** Tests load ES modules as the servers do. */
export const jestEnv = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--experimental-vm-modules --disable-warning=ExperimentalWarning']
    .filter(Boolean)
    .join(' '),
};
