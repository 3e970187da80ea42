/** Props a test can change after the component is on the page. */
export function reactive<Props extends Record<string, unknown>>(props: Props): Props {
  const state = $state(props);
  return state;
}
