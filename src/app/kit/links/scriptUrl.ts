/**
 * The address of a script of ours, in the form in which the browser accepts it under `require-trusted-types-for 'script'`.
 *
 * The shared worker and the service worker are the only scripts that the site starts by address; the policy knows both places
 * and refuses every other, so that no address from elsewhere becomes code.
 */

interface ScriptUrlPolicy {
  /** A `TrustedScriptURL`, which stands wherever the DOM's types, written before it, ask for a string. */
  createScriptURL(url: string): string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): ScriptUrlPolicy;
  };
}

/** The built worker, the worker of the development server, the service worker. */
const OUR_SCRIPTS = /^\/(?:assets\/[\w-]+\.js|src\/worker\/entry\.ts|sw\.js)$/;

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location.origin);
    if (origin !== location.origin || !OUR_SCRIPTS.test(pathname)) throw new TypeError(`not a script of ours: ${url}`);
    return url;
  },
};

const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('hanpan-script', rules) ?? rules;

/** @throws TypeError for any other address than the two */
export function scriptUrl(url: string): string {
  return policy.createScriptURL(url);
}
