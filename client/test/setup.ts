import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A page is waited for as long as it takes, also where a build machine is busy; a test ends by its own limit.
configure({ asyncUtilTimeout: 4_000 });

// Each test starts with an empty page.
afterEach(cleanup);
