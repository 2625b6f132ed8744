import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A page with nothing but a cloud, for pictures, measurements and tests: built as the product is. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
  },
});
