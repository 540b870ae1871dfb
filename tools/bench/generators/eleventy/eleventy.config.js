export default () => ({ dir: { input: 'src', output: '_site' } })
