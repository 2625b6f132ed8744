import * as z from 'zod/mini';

// The page's security policy refuses eval, which zod would otherwise try for speed. This must be
// imported before the first schema is made.
z.config({ jitless: true });
