/**
 * The cookies of a signed-in program, for the context of a browser. @param {{ url: string }} product @param {string}
 * cookie the header's value
 */
export function cookiesOf(product, cookie) {
  return cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=');
    return { name, value: value.join('='), url: product.url };
  });
}
