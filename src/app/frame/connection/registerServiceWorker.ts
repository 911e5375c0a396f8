/**
 * Registers the service worker that keeps the shell, so that a reload without network opens (SYN-09). A newer one waits until the
 * member says yes: it is never swapped in under a running page.
 */
import { scriptUrl } from '../../kit/links/scriptUrl.ts';

export async function registerServiceWorker(
  container: ServiceWorkerContainer,
  announce: (apply: () => void) => void,
  reload: () => void,
): Promise<void> {
  const registration = await container.register(scriptUrl('/sw.js'));
  const offer = (waiting: ServiceWorker) =>
    announce(() => {
      container.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  // Without a controller this is the first visit, and nothing is being replaced.
  if (registration.waiting !== null && container.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => {
      if (arriving.state === 'installed' && container.controller !== null) offer(arriving);
    });
  });
}
