import { foodPaths } from '../features/food/food-paths.ts';
import { kitchenPaths } from '../features/food/kitchen/kitchen-paths.ts';
import { scannerPath } from '../features/food/scanner/scanner-path.ts';
import { vendorPath } from '../features/food/vendor/vendor-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  vendor: async () => (await import('../features/food/vendor/vendor-page.tsx')).VendorPage,
  kitchen: async () => (await import('../features/food/kitchen/kitchen-page.tsx')).KitchenPage,
  scanner: async () => (await import('../features/food/scanner/scanner-page.tsx')).ScannerPage,
  orders: async () => (await import('../features/food/order/orders-page.tsx')).OrdersPage,
  invoice: async () => (await import('../features/food/invoice/invoice-page.tsx')).InvoicePage,
  listings: async () => (await import('../features/food/listings/food-page.tsx')).FoodPage,
};

/** Food: whoever comes sees what there is; vendors keep it, and others learn whom that page is for. */
export const foodRoutes = (): FeatureRoutes => ({
  public: [
    { path: foodPaths.listings, lazy: page(pages.listings) },
    { path: foodPaths.orders, lazy: page(pages.orders) },
    { path: foodPaths.anyInvoice, lazy: page(pages.invoice) },
    { path: kitchenPaths.kitchen, lazy: page(pages.kitchen) },
    { path: scannerPath, lazy: page(pages.scanner) },
    { path: vendorPath, lazy: page(pages.vendor) },
  ],
  protected: [],
});
